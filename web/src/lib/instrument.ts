/** What tells one instrument from another, in a line. */
import type { Instrument } from '../api/types';
import { word } from '../i18n/messages.svelte';

export function instrumentFacts({ symbol, exchange, asset_class, currency }: Instrument): string {
  return [symbol, exchange, asset_class && word('asset', asset_class), currency].filter(Boolean).join(' · ');
}
