/**
 * British words and spellings with their American counterparts. Words that are American in another sense
 * ('flat' as a shape, 'garden' as beds) are left out.
 */
const british: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\brotas?\b/i, 'schedule, turns'],
  [/\bsuppers?\b/i, 'dinner'],
  [/\bhalf past\b/i, '6:30'],
  [/\bquarter (?:past|to) (?!a)/i, '6:15'],
  [/\bmums?\b(?!\.?\*)/i, 'mom'],
  [/\b(?:nappy|nappies)\b/i, 'diaper'],
  [/\bprams?\b/i, 'stroller'],
  [/\bwhilst\b/i, 'while'],
  [
    /\b(?:colour|favourite|behaviour|neighbour|honour|centre|metre|litre|grey|programme|paediatric\w*)\b/i,
    'the American spelling',
  ],
  [/\b(?:organise|recognise|apologise|realise|practise)[ds]?\b/i, 'the American spelling'],
  [
    /\b(?:biscuit|lorry|lorries|queue|queued|rubbish|fortnight|trousers|courgettes?|aubergines?|ladybird)\b/i,
    'the American word',
  ],
  [/\btimetables?\b/i, 'schedule'],
  [/\bcupboards?\b/i, 'cabinet'],
  [/\bhandbags?\b/i, 'purse'],
  [/\btelephones?\b/i, 'phone'],
  [/\bautumn\b/i, 'fall'],
  [/\bjugs?\b/i, 'pitcher'],
  [/\b(?:baby )?carriages?\b/i, 'stroller'],
  [/\btummyache/i, 'stomachache'],
  [/\b(?:a den|dens)\b/i, 'a fort'],
  [/\bhouse phone\b/i, 'landline'],
  [/\bat table\b/i, 'at the table'],
  [/\bskipping ropes?\b/i, 'jumping rope'],
  [/\bfilms?\b/i, 'movie'],
];

/** Returns the British words of a text, each with its American counterpart. */
export function britishIn(text: string): string[] {
  return british.flatMap(([pattern, instead]) => {
    const hit = pattern.exec(text);
    return hit ? [`${hit[0].trim()} (${instead})`] : [];
  });
}
