/** One picture of the car, or a placeholder while it loads. */
export function CarPhoto({ address, alt }: { address: string | null; alt: string }) {
  return address ? (
    <img src={address} alt={alt} />
  ) : (
    <span className="delivery-photo-wait" role="img" aria-label={alt} />
  );
}
