import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { start } from './auth/session.svelte';
import { preferred, speak } from './i18n/messages.svelte';
import { begin } from './lib/pages';
import { listen } from './lib/router.svelte';

begin(location.pathname);
await Promise.all([speak(preferred()), start()]);
listen();
mount(App, { target: document.getElementById('app') ?? document.body });
