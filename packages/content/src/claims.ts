/**
 * Phrases that state something untrue about the magazine: invented experience as evidence, partners, papers
 * or promises that do not exist. Texts by an invented author must not be in the first person either, because
 * readers would take them for somebody's experience.
 */
const untrueClaims: readonly RegExp[] = [
  /\bin (?:our|my) experience\b/i,
  /\b(?:in|at) (?:our|my) (?:own )?(?:house|home|kitchen|family|street|classroom|clinic|practice)\b/i,
  /\b(?:our|my) (?:own )?(?:son|daughter|kids|toddler|twins|test kitchen|testers|office)\b/i,
  /\bin \w+ years of (?:teaching|practice|nursing|reporting)\b/i,
  /\bin a room of \w+\b/i,
  /\bwe (?:tested|tried|timed|measured|interviewed|surveyed|visited|spoke (?:to|with)|talked (?:to|with)|asked (?:a|our|some|\w+ (?:parents|readers)))\b/i,
  /\b(?:readers?|parents?|teachers?|nurses?|doctors?) (?:have )?(?:told|wrote to|write to) us\b/i,
  /\b(?:our|many of our) readers (?:say|tell|report|swear)\b/i,
  // Of the magazine itself: a founding, a network, an edition, a promise of days that its own list breaks.
  /\b(?:we|magazine|network|nest) (?:was|were) founded in (?:the \w+ of )?(?:19|20)\d\d\b|\bthe idea dates from\b/i,
  /\bpart of (?:the|our) [\w ]*network\b/i,
  /\bEdition of \w+ \d/,
  /\bsolids: (?:fourteen|14) days\b/i,
  /\bthat I know\b|\bI suspect\b|\bI have come to think\b|\bI would like to (?:make|argue)\b|\bI want to argue\b/,
  /\b(?:tests|reads|checks) every\b/i,
  /\bwork with us\b/i,
  /\bour (?:network|starter sheet|newsletter subscribers)\b/i,
  /\bit became a newsletter\b/i,
  /\bevery page about health\b/i,
  /\bwithin (?:a|one|two|three) (?:working )?days?\b.*\bwe (?:answer|check|reply)\b|\bwe (?:answer|check|reply)\b.*\bwithin (?:a|one|two|three) (?:working )?days?\b/i,
  /\bEditors read everything\b/i,
  /\bLive, around the clock\b/i,
  // A review, a credential or years at work, said of people who are invented.
  /\b(?:reviewed|vetted|fact-checked) by\b/i,
  /^reviewed(?:By|On):/m,
  /\bFAAP\b/,
  /\b(?:our|the) reviewers?\b/i,
  /\bour (?:own )?(?:pediatricians?|doctors?|nurses?|dietitians?|psychologists?|medical (?:board|team|editors?))\b/i,
  /\bread the health and wellness pages\b/i,
  /\b(?:has|have) (?:worked|practiced|taught)\b.*\bfor \w+ years\b|\btaught [\w -]+ for \w+ (?:years|summers)\b/i,
];

/** Quotations of children, parents and officials are not claims of the magazine. */
const spoken = /“[^”]*”|"[^"]*"|^>.*$/gm;

/** Returns the untrue claims about us in a text. */
export function claimsIn(text: string): string[] {
  const own = text.replaceAll(spoken, '');
  return untrueClaims.flatMap((claim) => claim.exec(own)?.[0] ?? []);
}
