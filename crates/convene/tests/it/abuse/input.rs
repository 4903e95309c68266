//! Bodies, briefs and ids that cost more than they should.
