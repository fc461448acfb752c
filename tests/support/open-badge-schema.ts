import * as v from 'valibot'

/*
 * AchievementCredential as Open Badges 3.0 (1EdTech, final, document version 1.0) defines it, with the section of each field:
 * B.1 for the data model, 8.2 for JWT proofs. Objects are loose, because the standard lets every class be extended. Written
 * from the text of the standard, without the code that issues.
 */

/** Section B.3, derived types: URI. */
const uri = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9+.-]*:\S+$/i))
/** Addresses that a verifier fetches are https. */
const address = v.pipe(v.string(), v.url(), v.startsWith('https://'))
/** Section B.3, DateTimeZ: with a time zone. */
const dateTimeZ = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/),
  v.check((text) => !Number.isNaN(Date.parse(text)))
)
/** An unordered set that contains these values. */
const types = (...required: string[]) =>
  v.pipe(
    v.array(v.string()),
    v.check((set) => new Set(set).size === set.length && required.every((each) => set.includes(each)), required.join())
  )

/** B.1.14 Profile */
export const profileSchema = v.looseObject({
  /** B.1.14 id [1] */
  id: address,
  /** B.1.14 type [1..*], includes Profile */
  type: types('Profile'),
  /** B.1.14 name [0..1] */
  name: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** B.1.14 url [0..1] */
  url: v.optional(v.pipe(v.string(), v.url()))
})

/** B.1.1 Achievement */
export const achievementSchema = v.looseObject({
  /** B.1.1 id [1] */
  id: address,
  /** B.1.1 type [1..*], includes Achievement */
  type: types('Achievement'),
  /** B.1.1 achievementType [0..1], one of the values of B.2.1 */
  achievementType: v.optional(v.picklist(['Certification', 'Certificate', 'Badge', 'Achievement'])),
  /** B.1.1 creator [0..1] */
  creator: v.optional(profileSchema),
  /** B.1.1 criteria [1], B.1.6: a page or a narrative */
  criteria: v.pipe(
    v.looseObject({ id: v.optional(address), narrative: v.optional(v.pipe(v.string(), v.nonEmpty())) }),
    v.check(({ id, narrative }) => id !== undefined || narrative !== undefined)
  ),
  /** B.1.1 image [0..1], B.1.10: an image of the achievement */
  image: v.optional(v.looseObject({ id: address, type: v.literal('Image'), caption: v.optional(v.string()) })),
  /** B.1.1 description [1] */
  description: v.pipe(v.string(), v.nonEmpty()),
  /** B.1.1 name [1] */
  name: v.pipe(v.string(), v.nonEmpty())
})

/** B.1.12 IdentityObject */
const identityObjectSchema = v.looseObject({
  /** B.1.12 type [1] */
  type: v.literal('IdentityObject'),
  /** B.1.12 hashed [1] */
  hashed: v.boolean(),
  /** B.1.12 identityHash [1] */
  identityHash: v.pipe(v.string(), v.nonEmpty()),
  /** B.1.12 identityType [1], one of the values of B.2.3 */
  identityType: v.picklist(['name', 'emailAddress', 'userName', 'accountId', 'identifier'])
})

/** B.1.22 CredentialStatus; its type is that of Bitstring Status List 1.0, section 2.1 */
const credentialStatusSchema = v.looseObject({
  /** B.1.22 id [0..1] */
  id: v.optional(address),
  /** B.1.22 type [1]; Bitstring Status List 2.1 */
  type: v.literal('BitstringStatusListEntry'),
  /** Bitstring Status List 2.1: statusPurpose */
  statusPurpose: v.literal('revocation'),
  /** Bitstring Status List 2.1: an integer ≥ 0 as a string */
  statusListIndex: v.pipe(v.string(), v.regex(/^(0|[1-9]\d*)$/)),
  /** Bitstring Status List 2.1: statusListCredential */
  statusListCredential: address
})

/** B.1.2 AchievementCredential */
const achievementCredentialSchema = v.looseObject({
  /** B.1.2 @context [2..*], in this order */
  '@context': v.looseTuple([
    v.literal('https://www.w3.org/ns/credentials/v2'),
    v.literal('https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json')
  ]),
  /** B.1.2 id [1] */
  id: uri,
  /** B.1.2 type [1..*] */
  type: v.union([types('VerifiableCredential', 'OpenBadgeCredential'), types('VerifiableCredential', 'AchievementCredential')]),
  /** B.1.2 name [0..1] */
  name: v.optional(v.string()),
  /** B.1.2 awardedDate [0..1] */
  awardedDate: v.optional(dateTimeZ),
  /** B.1.2 credentialSubject [1], B.1.3 AchievementSubject */
  credentialSubject: v.pipe(
    v.looseObject({
      /** B.1.3 id [0..1] */
      id: v.optional(uri),
      /** B.1.3 type [1..*] */
      type: types('AchievementSubject'),
      /** B.1.3 achievement [1] */
      achievement: achievementSchema,
      /** B.1.3 identifier [0..*] */
      identifier: v.optional(v.pipe(v.array(identityObjectSchema), v.minLength(1)))
    }),
    // B.1.3: either `id` or at least one `identifier`.
    v.check(({ id, identifier }) => id !== undefined || identifier !== undefined)
  ),
  /** B.1.2 issuer [1], B.1.20 ProfileRef */
  issuer: v.union([uri, profileSchema]),
  /** B.1.2 validFrom [1] */
  validFrom: dateTimeZ,
  /** B.1.2 validUntil [0..1] */
  validUntil: v.optional(dateTimeZ),
  /** B.1.2 credentialSchema [0..*], B.1.21: one is that of the standard */
  credentialSchema: v.optional(
    v.pipe(
      v.array(v.looseObject({ id: address, type: v.string() })),
      v.check((all) => all.some(({ type }) => type === '1EdTechJsonSchemaValidator2019'))
    )
  ),
  /** B.1.2 credentialStatus [0..1] */
  credentialStatus: v.optional(credentialStatusSchema)
})

/** 8.2.3: the JOSE header. Other headers are not allowed. */
export const joseHeaderSchema = v.strictObject({
  alg: v.literal('RS256'),
  /** An address that answers the public key as JWK, in place of `jwk`. */
  kid: address,
  typ: v.optional(v.literal('JWT'))
})

/** 8.2.4.1: the payload is the credential with these claims, which equal its properties (8.2.5.1). */
export const jwtPayloadSchema = v.pipe(
  v.looseObject({
    ...achievementCredentialSchema.entries,
    iss: uri,
    jti: uri,
    sub: uri,
    nbf: v.number(),
    exp: v.optional(v.number())
  }),
  v.check(({ iss, issuer }) => iss === (typeof issuer === 'string' ? issuer : issuer.id), 'iss'),
  v.check(({ jti, id }) => jti === id, 'jti'),
  v.check(({ sub, credentialSubject }) => sub === credentialSubject.id, 'sub'),
  v.check(({ nbf, validFrom }) => nbf * 1000 === Date.parse(validFrom), 'nbf'),
  v.check(({ exp, validUntil }) => (exp === undefined ? undefined : exp * 1000) === (validUntil && Date.parse(validUntil)), 'exp')
)

/** Bitstring Status List 1.0, section 2.2, as payload of a JWT. */
export const statusListSchema = v.looseObject({
  '@context': v.looseTuple([v.literal('https://www.w3.org/ns/credentials/v2')]),
  id: address,
  type: types('VerifiableCredential', 'BitstringStatusListCredential'),
  issuer: profileSchema,
  validFrom: dateTimeZ,
  validUntil: dateTimeZ,
  credentialSubject: v.looseObject({
    id: address,
    type: v.literal('BitstringStatusList'),
    statusPurpose: v.literal('revocation'),
    ttl: v.number(),
    /** Multibase base64url without padding. */
    encodedList: v.pipe(v.string(), v.regex(/^u[\w-]+$/))
  })
})
