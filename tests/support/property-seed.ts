import fc from 'fast-check'
import { isFull } from './sizes'

// An ordinary run generates the same values each time, so that it fails for what has changed. A full one generates others.
if (!isFull) fc.configureGlobal({ seed: 1 })
