export { expect, failedDocument, scriptRequests, startApp, test } from '@daily-nest/site/walk/test';

export const listCall = '**/functions/v1/get_metainfo?*';
export const postCall = '**/functions/v1/get_details?*';
