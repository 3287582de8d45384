/**
 * The fields that we read in the answer of a consent platform:
 * https://iabeurope.eu/transparency-consent-framework/ (TCF 2).
 */
interface TcData {
  tcString?: string;
  gdprApplies?: boolean;
  eventStatus?: string;
  purpose?: { consents?: Record<string, boolean> };
}

declare global {
  interface Window {
    __tcfapi?: (
      command: 'addEventListener',
      version: 2,
      callback: (data: TcData, success: boolean) => void,
    ) => void;
  }
}

export interface TcfAnswer {
  tcString?: string;
  /** Whether the reader allows storage on the device. Without it no advertisement of a network loads. */
  accepted: boolean;
  personalized: boolean;
}

/** Purposes 3 and 4: creating a profile for advertisements, and using it. */
const forPersonal = ['3', '4'];

/** Listens to the consent platform of the page. Returns false without one. */
export function watchTcf(onAnswer: (answer: TcfAnswer) => void): boolean {
  const platform = window['__tcfapi'];
  if (typeof platform !== 'function') return false;
  platform('addEventListener', 2, (data, success) => {
    // While its question is shown, there is no answer.
    if (!success || !/^(?:tcloaded|useractioncomplete)$/.test(data.eventStatus ?? '')) return;
    const mayDo = (purpose: string) =>
      data.gdprApplies === false || data.purpose?.consents?.[purpose] === true;
    const accepted = mayDo('1');
    onAnswer({ tcString: data.tcString, accepted, personalized: accepted && forPersonal.every(mayDo) });
  });
  return true;
}
