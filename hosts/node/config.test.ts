import { expect, test } from 'vitest'
import { readBucket } from './config.ts'

const bucket = {
  GALAXY_FILES_BUCKET: 'https://s3.example/galaxy',
  GALAXY_FILES_REGION: 'cn-north-1',
  GALAXY_FILES_KEY_ID: 'id',
  GALAXY_FILES_SECRET: 'secret'
}

test('the files are in a bucket if all of its settings are there, and in the folder if none is', () => {
  expect(readBucket({})).toBeUndefined()
  expect(readBucket(bucket)).toEqual({
    address: 'https://s3.example/galaxy',
    region: 'cn-north-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret'
  })
})

test('a bucket without its secret, or with an address that is none, is refused', () => {
  expect(() => readBucket({ ...bucket, GALAXY_FILES_SECRET: undefined })).toThrow('GALAXY_FILES_SECRET: a bucket needs')
  for (const address of ['s3.example/galaxy', 'https://s3.example', 'https://s3.example/', 'https://s3.example/galaxy/']) {
    expect(() => readBucket({ ...bucket, GALAXY_FILES_BUCKET: address })).toThrow('must be the address of a bucket')
  }
})
