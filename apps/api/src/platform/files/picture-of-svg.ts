/** A drawing as a JPEG on white, quality 1 to 100. */
export async function pictureOfSvg(svg: string, quality: number): Promise<Buffer> {
  // Takes megabytes of memory: an API whose demo is drawn never loads it.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality }).toBuffer();
}
