import { createServer } from 'node:net'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { chosenPort } from './local-port'

test('for a port that is taken, the next one is recommended', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = v.parse(v.object({ port: v.number() }), taken.address())
  await expect(chosenPort('npm run start:node', String(port))).rejects.toThrow(`PORT=${port + 1} npm run start:node`)
  await new Promise((resolve) => taken.close(resolve))
  expect(await chosenPort('npm run start:node', String(port))).toBe(port)
})

test.each(['0', '65536', '1.5', 'x'])('PORT=%s is no port', async (written) => {
  await expect(chosenPort('npm start', written)).rejects.toThrow(`not «${written}»`)
})
