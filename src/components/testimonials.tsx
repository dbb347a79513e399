import { Stars } from './icons.tsx';

export interface TestimonialProps {
  name: string;
  case: string;
  amount: string;
  text: string;
  /** First letter of the name, shown as the picture. */
  initial: string;
  avatarAlt: string;
}

/** Results never stand without the sentence that the rules on advertising ask for. */
export function Testimonials({
  testimonials,
  rating,
}: {
  testimonials: readonly TestimonialProps[];
  rating: string;
}) {
  return (
    <>
      <p className="rating">
        <Stars /> {rating}
      </p>
      <ul className="testimonials">
        {testimonials.map((testimonial, i) => (
          <li key={i}>
            <figure>
              <blockquote>
                <p>{testimonial.text}</p>
              </blockquote>
              <figcaption>
                <span className="avatar" role="img" aria-label={testimonial.avatarAlt}>
                  {testimonial.initial}
                </span>
                <span>
                  <strong>{testimonial.name}</strong>
                  <br />
                  {testimonial.case}
                  <br />
                  {testimonial.amount}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="small">Prior results do not guarantee a similar outcome.</p>
    </>
  );
}
