import { raised, sheet } from '../../src/fold-outs/paper.ts';
import { card, cut, ellipse, rect, strip } from '../../src/fold-outs/scissors.ts';

/** A child seat from the front; the child's shoulders are at y = 200. */
export const shell =
  sheet(
    'deep',
    cut(
      'M186 480C178 400 196 180 212 100C224 34 270 14 320 14C370 14 416 34 428 100C444 180 462 400 454 480Z',
    ),
  ) +
  sheet(
    'teal',
    cut(
      'M216 480C212 380 226 180 238 116C248 60 280 42 320 42C360 42 392 60 402 116C414 180 428 380 424 480Z',
    ),
  ) +
  sheet('cream', cut('M244 470C240 360 250 210 258 170C262 150 378 150 382 170C390 210 400 360 396 470Z')) +
  sheet(
    'robin',
    cut(
      'M252 74C280 58 360 58 388 74L408 92C414 120 412 150 404 170L384 176L376 150H264L256 176L236 170C228 150 226 120 232 92Z',
    ),
  ) +
  sheet(
    'deep',
    cut('M176 480C160 420 170 360 216 318L240 346L232 480Z'),
    cut('M464 480C480 420 470 360 424 318L400 346L408 480Z'),
  );

/** The child in it. */
export const rider =
  sheet(
    'cloth',
    strip('M284 224C258 262 246 296 262 330', 40),
    strip('M356 224C382 262 394 296 378 330', 40),
  ) +
  sheet('skin', ellipse(266, 338, 19), ellipse(374, 338, 19), strip('M320 156L320 200', 46)) +
  sheet('cloth', cut('M272 208C290 190 350 190 368 208L378 350H262Z')) +
  sheet(
    'slate',
    strip('M298 352C276 380 268 410 272 440', 54),
    strip('M342 352C364 380 372 410 368 440', 54),
  ) +
  sheet('brick', ellipse(272, 462, 30, 26), ellipse(368, 462, 30, 26)) +
  sheet('skin', ellipse(320, 122, 50, 54), ellipse(270, 126, 10, 13), ellipse(370, 126, 10, 13)) +
  sheet(
    'ink',
    cut(
      'M270 118C262 60 300 54 322 60C350 52 380 66 370 118C362 96 352 86 338 92C318 98 292 88 284 96C276 100 272 108 270 118Z',
    ),
    ellipse(302, 126, 5, 6),
    ellipse(338, 126, 5, 6),
  ) +
  sheet('coral', ellipse(290, 144, 9, 7), ellipse(350, 144, 9, 7));

/** The five straps, snug: over the shoulders and hips to the buckle; the clip is at the armpits. */
export const harness =
  sheet(
    'navy',
    strip('M290 190C290 230 302 290 314 336', 18, 'straight'),
    strip('M350 190C350 230 338 290 326 336', 18, 'straight'),
    strip('M258 356L312 344', 18, 'straight'),
    strip('M382 356L328 344', 18, 'straight'),
    strip('M320 420L320 350', 18, 'straight'),
  ) +
  raised(
    sheet('brick', card(297, 322, 46, 50, 8)) +
      sheet('coral', rect(309, 336, 22, 20)) +
      sheet('yolk', card(278, 236, 84, 26, 6)) +
      sheet('brick', rect(316, 236, 8, 26, 0.5)),
  );

/** A seat from the side, which opens to the right; below it is y = 402. */
export const side =
  sheet(
    'deep',
    cut(
      'M128 108C118 84 158 70 170 96L212 318C218 338 230 344 250 346L392 356C414 360 412 402 390 402H232C190 402 168 384 162 350Z',
    ),
  ) +
  sheet(
    'teal',
    cut('M186 180L212 318C218 338 230 344 250 346L390 356L394 342L262 330C244 330 236 322 232 306L208 176Z'),
  ) +
  sheet('robin', cut('M148 92C170 78 196 90 202 112L210 170C200 180 180 178 172 170L150 110Z'));

/** A child who is buckled into that seat. */
export const sitter =
  sheet('skin', strip('M240 168L250 206', 40)) +
  sheet(
    'cloth',
    cut('M214 206C230 186 280 186 292 210C308 250 310 300 306 336L234 340C222 300 208 240 214 206Z'),
  ) +
  sheet('slate', strip('M262 326C310 316 350 318 380 330L396 372', 50)) +
  sheet('brick', cut('M372 366L420 362C436 370 436 392 430 396H374Z')) +
  sheet('skin', ellipse(238, 140, 49, 48), cut('M282 122C292 132 300 146 302 152C298 160 288 160 282 160Z')) +
  sheet(
    'ink',
    cut(
      'M270 104C254 82 210 82 196 108C182 132 188 160 200 170C206 152 214 140 230 132C244 124 262 120 270 104Z',
    ),
    ellipse(274, 136, 5, 6),
  ) +
  sheet('coral', ellipse(268, 158, 9, 7)) +
  sheet('shade', ellipse(226, 148, 9, 12)) +
  sheet(
    'navy',
    strip('M192 208C214 188 246 190 262 214C276 250 284 290 284 330', 17, 'straight'),
    strip('M222 344L290 334', 17, 'straight'),
  ) +
  sheet('yolk', card(254, 236, 40, 24, 6)) +
  sheet('brick', card(268, 316, 32, 34, 6)) +
  sheet('cloth', strip('M252 220C256 262 280 286 322 290', 30)) +
  sheet('skin', ellipse(334, 290, 16, 15));

/** Head and shoulders of a child against the back of a seat, at its right; the shoulders are at y = 208. */
export const bust =
  sheet('deep', cut('M34 10C36 -10 96 -10 98 10L104 490H20Z')) +
  sheet('teal', cut('M84 60L104 60L112 490H92Z')) +
  sheet(
    'skin',
    strip('M196 130L200 210', 60),
    ellipse(190, 84, 74, 74),
    cut('M254 60C272 74 284 96 286 104C280 116 264 116 254 116Z'),
  ) +
  sheet(
    'cloth',
    cut('M116 250C120 214 150 200 196 204C240 200 266 214 272 254C290 330 296 410 290 490H112Z'),
  ) +
  sheet(
    'ink',
    cut('M244 36C220 -4 146 -2 124 40C108 80 116 116 130 128C140 104 152 84 178 74C204 64 232 60 244 36Z'),
    ellipse(242, 80, 7, 9),
  ) +
  sheet('coral', ellipse(236, 114, 14, 10)) +
  sheet('shade', ellipse(172, 98, 13, 18));

/** The back seat of a car from the side; its front is to the right. */
export const bench =
  sheet(
    'plum',
    cut('M20 60C22 24 84 20 92 56L128 356L436 380C466 384 468 452 440 456H70C46 454 40 430 38 408Z'),
  ) +
  sheet(
    'mauve',
    cut('M34 64C38 42 76 40 80 62L114 352C90 360 66 350 60 340Z'),
    cut('M128 376L430 396C446 400 444 416 430 416L120 404Z'),
  );
