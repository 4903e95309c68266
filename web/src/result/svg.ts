/** Copies a drawing of the service, shapes and texts only, into the page, so that it can use the page's colours. */
const ELEMENTS = new Set(['svg', 'g', 'title', 'desc', 'line', 'rect', 'text', 'tspan', 'path', 'polyline', 'polygon', 'circle', 'ellipse']);
const ATTRIBUTES = /^(viewBox|role|[xyr]|[xy][12]|c[xy]|r[xy]|d|points|width|height|fill|fill-opacity|stroke(-[a-z]+)?|opacity|transform|text-anchor|font-(size|weight)|dominant-baseline)$/;
const SVG = 'http://www.w3.org/2000/svg';

function copy(from: Element): Element | undefined {
  if (!ELEMENTS.has(from.localName)) return undefined;
  const to = document.createElementNS(SVG, from.localName);
  for (const { name, value } of from.attributes) if (ATTRIBUTES.test(name)) to.setAttribute(name, value);
  for (const child of from.childNodes) {
    if (child instanceof Element) {
      const inner = copy(child);
      if (inner) to.append(inner);
    } else if (child.nodeType === Node.TEXT_NODE) to.append(child.textContent ?? '');
  }
  return to;
}

interface Policy { createHTML: (text: string) => string }
interface Factory { createPolicy: (name: string, rules: Policy) => Policy }

// The content security policy lets only two named Trusted Types policies turn text into a document; this is one.
const trusted = (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('convene-drawing', { createHTML: (text) => text });

/** An attachment that puts the drawing into an element. */
export function drawing(text: string): (into: Element) => void {
  return (into) => {
    const parsed = new DOMParser().parseFromString(trusted?.createHTML(text) ?? text, 'image/svg+xml').documentElement;
    const made = copy(parsed);
    if (made) into.replaceChildren(made);
  };
}
