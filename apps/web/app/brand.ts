/** The one place that says which title this site is: another brand package here makes another magazine. */
export * from '@daily-nest/brand-daily-nest';
