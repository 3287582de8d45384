/** What the server reads of the title before any page: plain data, no component. Another brand in brand.ts is one here too. */
export { OwnerError, parseOwner } from '@daily-nest/brand-daily-nest/ownerSchema';
