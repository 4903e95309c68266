/**
 * Stores the tokens encrypted, so that they survive a reload. The browser makes the key and never reveals it, not even
 * to this page. So a copy of what is on the disk is useless elsewhere.
 */
export interface Tokens {
  idToken: string;
  /** When it expires, in milliseconds since 1970. */
  expiresAt: number;
  refreshToken?: string | undefined;
}

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('convene', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('vault');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const request = act(database.transaction('vault', mode).objectStore('vault'));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

async function key(): Promise<CryptoKey> {
  const known = await run<CryptoKey | undefined>('readonly', (store) => store.get('key'));
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await run('readwrite', (store) => store.put(made, 'key'));
  return made;
}

export async function save(tokens: Tokens): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(tokens));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key(), plain);
  await run('readwrite', (store) => store.put({ iv, data } satisfies Sealed, 'tokens'));
}

/** What was saved; `undefined` if there is nothing or it cannot be decrypted. */
export async function load(): Promise<Tokens | undefined> {
  try {
    const sealed = await run<Sealed | undefined>('readonly', (store) => store.get('tokens'));
    if (!sealed) return undefined;
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, await key(), sealed.data);
    return JSON.parse(new TextDecoder().decode(plain)) as Tokens;
  } catch {
    return undefined;
  }
}

/** Forgets the tokens and the key. */
export async function clear(): Promise<void> {
  await run('readwrite', (store) => store.clear());
}
