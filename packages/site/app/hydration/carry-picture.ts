let carried: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout>;

/** Longer than a page takes to load and its picture to move. A name that stayed would collide with the next one. */
const forgetAfterMs = 2_000;

/** Names the picture that moves from one page of the running application to the next, and removes the name of the one before. */
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
