import { expect, test } from 'vitest'
import { compareDigest, type PublishedFile } from './verdict'

const java = { title: 'Java', name: 'java-3.4.1.zip', sha256: 'a' }
const python = { title: 'Python', name: 'python-3.4.1.zip', sha256: 'b' }
const whole = (...files: PublishedFile[]) => ({ files, isComplete: true })

test('a file is what its digest says, whatever its name is', () => {
  expect(compareDigest({ name: 'renamed.bin', sha256: 'b' }, whole(java, python))).toEqual({
    outcome: 'match',
    published: python
  })
})

test.each(['java-3.4.1.zip', 'java-3.4.1 (1).zip', 'java-3.4.1(12).zip', 'JAVA-3.4.1.ZIP'])(
  '%s with another digest is no original of what its name says',
  (name) => {
    expect(compareDigest({ name, sha256: 'c' }, whole(java, python))).toEqual({ outcome: 'mismatch', published: java })
  }
)

test('a file of another name and digest is none of them, save where there is but one', () => {
  const other = { name: 'other.zip', sha256: 'c' }
  expect(compareDigest(other, whole(java, python))).toEqual({ outcome: 'unknown' })
  expect(compareDigest(other, whole(python))).toEqual({ outcome: 'mismatch', published: python })
  expect(compareDigest(other, whole())).toEqual({ outcome: 'unknown' })
})

test('while some of what is published is missing, a file is condemned by its own name alone', () => {
  const part = { files: [java], isComplete: false }
  expect(compareDigest({ name: 'other.zip', sha256: 'c' }, part)).toEqual({ outcome: 'open' })
  expect(compareDigest({ name: 'other.zip', sha256: 'a' }, part)).toEqual({ outcome: 'match', published: java })
  expect(compareDigest({ name: 'java-3.4.1.zip', sha256: 'c' }, part)).toEqual({ outcome: 'mismatch', published: java })
})
