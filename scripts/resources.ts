import { join } from 'node:path'
import { root } from './root.ts'

/* The databases and files of the services: their names, their first content, and their folders in a local run. */

/** Databases of local runs, kept between starts. */
export const stateFolder = join(root, '.local', 'state')

/** Databases and files of local runs on Node. */
export const nodeStateFolder = join(root, '.local', 'node')

/** The services that own a database, with its migrations. */
export const databases = [
  { service: 'galaxy-passport', migrations: join(root, 'services/passport/db/migrations') },
  { service: 'galaxy-main', migrations: join(root, 'services/main/db/migrations') },
  { service: 'galaxy-exam', migrations: join(root, 'services/exam/db/migrations') }
] as const

/** The bucket of the service `galaxy-main`: files for visitors. */
export const filesBucket = 'galaxy-files'

/** The first slides of the home page. */
export const firstSlidesFolder = join(root, 'services/main/first-slides')

/** Samples of all other kinds of content, each labeled as one. */
export const samplesFolder = join(root, 'services/main/samples')

/** Content that a local site is filled with once, each with the name of its marker file. */
export const firstContent = [
  { name: 'galaxy-main', folder: firstSlidesFolder },
  { name: 'samples', folder: samplesFolder }
]
