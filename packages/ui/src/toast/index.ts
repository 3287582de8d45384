export { Toast, type ToastProps } from './Toast.tsx';
export { ToastProvider, type ToastProviderProps, toastTime } from './ToastProvider.tsx';
export type { ShowToast, ToastOptions } from './store.ts';
export { useToast } from './use-toast.ts';
export type { ToastLabels } from './labels.ts';
