import { createIsomorphicFn } from '@tanstack/react-start'
import type { Section } from '~/ui/server-section'
import { Hero, Plates } from './server-sections'
// Style sheets of the hero: the page needs them immediately, although the browser never loads the code of sections.
import './actions.linked.css'
import './hero.linked.css'

// Only the server uses the static import above; createIsomorphicFn removes it from the browser's bundle.
const heroComponent = createIsomorphicFn()
  .server(() => Hero)
  .client(async () => (await import('./server-sections')).Hero)

const platesComponent = createIsomorphicFn()
  .server(() => Plates)
  .client(async () => (await import('./server-sections')).Plates)

/** The section above the slideshow. */
export const hero: Section = { name: 'home-hero', component: heroComponent }

/** The sections below the slideshow. */
export const plates: Section = { name: 'home-plates', component: platesComponent }
