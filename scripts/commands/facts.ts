/* `npm run facts`: writes the list of facts that the site states about the vendor and the product to docs/facts.md. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { factsMarkdown } from '../facts'
import { root } from '../root'

parseArgs()
writeFileSync(join(root, 'docs/facts.md'), factsMarkdown())
