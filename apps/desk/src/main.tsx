import '@daily-nest/ui/theme';
import '@daily-nest/ui/reset';
import '@daily-nest/brand-daily-nest/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Desk } from './Desk.tsx';
import { askSession } from './session.ts';

void askSession();
createRoot(document.getElementById('desk')!).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
);
