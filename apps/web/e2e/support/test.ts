export { expect, failedDocument, scriptRequests, startApp, test } from '@daily-nest/site/walk/test';
