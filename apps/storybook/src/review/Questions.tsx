import { questions } from './questions.ts';

/** The ten questions with their paths, as a list. */
export function Questions() {
  return (
    <ol>
      {questions.map(({ question, clicks }) => (
        <li key={question}>
          {question} <strong>{clicks.filter(Boolean).join(' › ')}</strong>
        </li>
      ))}
    </ol>
  );
}
