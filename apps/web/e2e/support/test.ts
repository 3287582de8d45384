export { expect, failedDocument, scriptRequests, startApp, test } from '@daily-nest/site/browser-tests/test';
