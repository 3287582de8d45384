let carried: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout>;

/**
 * Longer than a page takes to load and its picture to move. A view transition name that stayed would collide
 * with the next one.
 */
const forgetAfterMs = 2_000;

/**
 * Sets the view transition name of the picture that moves to the next page, and removes that of the previous
 * one.
 */
export function carryPicture(picture: HTMLElement | null | undefined): void {
  forget();
  if (!picture) return;
  carried = picture;
  picture.style.viewTransitionName = 'lead';
  timer = setTimeout(forget, forgetAfterMs);
}

function forget() {
  clearTimeout(timer);
  if (carried) carried.style.viewTransitionName = '';
  carried = undefined;
}
