/** A drawing as a JPEG on white, quality 1 to 100. */
export async function pictureOfSvg(svg: string, quality: number): Promise<Buffer> {
  // sharp takes megabytes of memory, so only an API that draws the demo loads it.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality }).toBuffer();
}
