/** A reserved host name (RFC 2606), alone or in a URL or mailbox; not in a path. */
const sampleHost =
  /(?:^|\/\/|[@<\s,])(?:(?:[\p{L}\p{N}_-]+\.)+(?:example|test|invalid)|(?:[\p{L}\p{N}_-]+\.)*example\.(?:com|net|org))(?![\w.-])/iu
/** A number of zeros, such as that of a filing, or of a phone after its area code. */
const sampleNumber = /(?<!\d)(0{6,}|000[-\s]?0000)(?!\d)/
/** The project's mark for samples, in parentheses after the text. */
const sampleMark = /（示例[^（）]*）|\(sample( [^()]*)?\)/i

/** Whether a text is a sample of the project. Real values of a vendor may contain any other word, host name or zeros. */
export const isSample = (text: string) => [sampleHost, sampleNumber, sampleMark].some((pattern) => pattern.test(text))
