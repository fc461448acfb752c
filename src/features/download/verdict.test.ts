import { expect, test } from 'vitest'
import { verdictOn } from './verdict'

const java = { title: 'Java', name: 'java-3.4.1.zip', sha256: 'a' }
const python = { title: 'Python', name: 'python-3.4.1.zip', sha256: 'b' }

test('a file is what its digest says, whatever its name is', () => {
  expect(verdictOn({ name: 'renamed.bin', sha256: 'b' }, [java, python])).toEqual({ outcome: 'match', published: python })
})

test.each(['java-3.4.1.zip', 'java-3.4.1 (1).zip', 'java-3.4.1(12).zip', 'JAVA-3.4.1.ZIP'])(
  '%s with another digest is no original of what its name says',
  (name) => {
    expect(verdictOn({ name, sha256: 'c' }, [java, python])).toEqual({ outcome: 'mismatch', published: java })
  }
)

test('a file of another name and digest is none of them, save where there is but one', () => {
  expect(verdictOn({ name: 'other.zip', sha256: 'c' }, [java, python])).toEqual({ outcome: 'unknown' })
  expect(verdictOn({ name: 'other.zip', sha256: 'c' }, [python])).toEqual({ outcome: 'mismatch', published: python })
  expect(verdictOn({ name: 'other.zip', sha256: 'c' }, [])).toEqual({ outcome: 'unknown' })
})
