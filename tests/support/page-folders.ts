import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'

/** The pages of a family, by their folder names in alphabetical order. */
export function pageFolders(family: 'solutions' | 'demos'): string[] {
  const folder = join(root, 'src', family)
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'meta.ts')))
}
