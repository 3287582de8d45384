/**
 * The inline script of /urgent/fever-and-doses: answers its form without the application and without a
 * network.
 */
import { answerDoses } from '../dose-helper.ts';

answerDoses(document);
