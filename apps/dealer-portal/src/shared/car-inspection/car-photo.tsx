/** One picture of the car, or its place while it comes. */
export function CarPhoto({ address, alt }: { address: string | null; alt: string }) {
  return address ? (
    <img src={address} alt={alt} />
  ) : (
    <span className="delivery-photo-wait" role="img" aria-label={alt} />
  );
}
