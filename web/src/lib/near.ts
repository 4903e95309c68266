/** An attachment that acts once, when its element is about to come into sight. */
export function whenNear(act: () => void): (element: Element) => () => void {
  return (element) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    }, { rootMargin: '1000px 0px' });
    observer.observe(element);
    return () => observer.disconnect();
  };
}
