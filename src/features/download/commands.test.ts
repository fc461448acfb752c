import { expect, test } from 'vitest'
import { commandsFor } from './commands'

test('each system has its command', () => {
  expect(commandsFor('java-driver-3.4.1.zip').map(({ command }) => command)).toEqual([
    'certutil -hashfile java-driver-3.4.1.zip SHA256',
    'shasum -a 256 java-driver-3.4.1.zip',
    'sha256sum java-driver-3.4.1.zip'
  ])
  expect(commandsFor('白皮书_1.pdf')).toHaveLength(3)
})

test.each(['-rf', 'a b.zip', '$(id).zip', 'a;b', 'a`b`', '%PATH%', '"a"', '..\\a', 'a&b', ''])(
  'a shell is given nothing of a name that it would read as more: %s',
  (name) => {
    expect(commandsFor(name)).toEqual([])
  }
)
