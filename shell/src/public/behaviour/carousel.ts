/** Milliseconds a screenshot of the home page's carousel stays. */
const CAROUSEL_AUTOPLAY_MS = 7000;

/** Moves the screenshots on by themselves, until somebody pauses them, points at them or has asked for less motion. */
export function startCarousel(): void {
  const carousel = document.querySelector<HTMLElement>('[data-carousel]');
  if (!carousel) return;
  const slides = [...carousel.querySelectorAll<HTMLElement>('[data-slide]')];
  const dots = [...carousel.querySelectorAll<HTMLButtonElement>('[data-to]')];
  const pause = carousel.querySelector<HTMLButtonElement>('[data-pause]')!;
  let current = 0;
  let isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isHeld = false;

  const show = (next: number) => {
    current = (next + slides.length) % slides.length;
    slides.forEach((slide, index) => {
      slide.toggleAttribute('data-current', index === current);
      slide.inert = index !== current;
    });
    dots.forEach((dot, index) => {
      if (index === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  };
  const showPause = () => {
    pause.textContent = isPaused ? 'Play' : 'Pause';
    pause.setAttribute('aria-label', isPaused ? 'Play the screenshots' : 'Pause the screenshots');
  };
  showPause();

  setInterval(() => {
    if (!isPaused && !isHeld && !document.hidden) show(current + 1);
  }, CAROUSEL_AUTOPLAY_MS);
  pause.addEventListener('click', () => {
    isPaused = !isPaused;
    showPause();
  });
  for (const dot of dots) dot.addEventListener('click', () => show(Number(dot.dataset.to)));
  const hold = (held: boolean) => () => {
    isHeld = held;
  };
  carousel.addEventListener('pointerenter', hold(true));
  carousel.addEventListener('pointerleave', hold(false));
  carousel.addEventListener('focusin', hold(true));
  carousel.addEventListener('focusout', hold(false));
}
