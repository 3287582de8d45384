/** The inline script of /urgent/fever-and-doses: its form is answered without the application and without a network. */
import { answerDoses } from '../dose-helper.ts';

answerDoses(document);
