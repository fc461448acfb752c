import { createIsomorphicFn } from '@tanstack/react-start'
import type { Section } from '~/ui/server-section'
import { Hero, Plates } from './server-sections'
// The style sheets of the sections: the page needs them at once, while the browser never asks for the sections themselves.
import '~/features/editions/comparison-table.css'
import './home.css'

// Only the server uses the static import above; createIsomorphicFn removes it from the browser's bundle.
const heroComponent = createIsomorphicFn()
  .server(() => Hero)
  .client(async () => (await import('./server-sections')).Hero)

const platesComponent = createIsomorphicFn()
  .server(() => Plates)
  .client(async () => (await import('./server-sections')).Plates)

/** What the home page begins with. */
export const hero: Section = { name: 'home-hero', component: heroComponent }

/** What follows the slideshow. */
export const plates: Section = { name: 'home-plates', component: platesComponent }
