import { expect, test } from 'vitest'
import { commandsFor } from './commands'

test('has a command for each operating system', () => {
  expect(commandsFor('java-driver-3.4.1.zip').map(({ command }) => command)).toEqual([
    'certutil -hashfile java-driver-3.4.1.zip SHA256',
    'shasum -a 256 java-driver-3.4.1.zip',
    'sha256sum java-driver-3.4.1.zip'
  ])
  expect(commandsFor('白皮书_1.pdf')).toHaveLength(3)
})

test.each(['-rf', 'a b.zip', '$(id).zip', 'a;b', 'a`b`', '%PATH%', '"a"', '..\\a', 'a&b', ''])(
  'offers no command for a name with shell metacharacters: %s',
  (name) => {
    expect(commandsFor(name)).toEqual([])
  }
)
