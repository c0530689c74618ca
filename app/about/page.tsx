import type { Metadata } from 'next';
import { About } from '@/components/about/about';

export const metadata: Metadata = {
  title: 'About',
  description: 'What Muster Roll is, whose the rules are, and where your lists are kept',
};

export default function AboutPage() {
  return <About />;
}
