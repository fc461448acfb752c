import type { Section } from '~/ui/server-section'
// The style sheets of the sections: the page needs them at once, while the browser never asks for the sections themselves.
import '~/features/editions/comparison-table.css'
import './home.css'

/** What the home page begins with. */
export const hero: Section = { name: 'home-hero', load: async () => (await import('./server-sections')).Hero }

/** What follows the slideshow. */
export const plates: Section = { name: 'home-plates', load: async () => (await import('./server-sections')).Plates }
