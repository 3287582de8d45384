export {
  UrgentAnswer,
  type UrgentAnswerPart,
  type UrgentAnswerProps,
  type UrgentCall,
} from './UrgentAnswer.tsx';
